#!/usr/bin/env node
import '../dist/scripts/almanac.js';
