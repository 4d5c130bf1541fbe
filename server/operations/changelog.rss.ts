import type { Operation } from '../contract.js';
import { changelogFeed } from '../library/changelogFeed.js';

/** The release notes as RSS 2.0. */
export const changelogRss: Operation<'changelog.rss'> = async ({ config }) => changelogFeed(config.PUBLIC_URL);
