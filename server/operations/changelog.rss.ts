import type { Operation } from '../contract.js';
import { getChangelogFeed } from '../documents/changelogFeed.js';

/** Returns the release notes as RSS 2.0. */
export const changelogRss: Operation<'changelog.rss'> = async ({ config }) => getChangelogFeed(config.PUBLIC_URL);
