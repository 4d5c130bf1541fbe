import { useSignedIn } from '../account/signedIn';
import { almanac } from '../almanac';
import { type FeedCalls, SecretFeed } from '../parts/SecretFeed';
import { AlertsIntroduction } from './AlertsIntroduction';
import { DigestSettings } from './DigestSettings';
import { FiringHistory } from './FiringHistory';
import { RuleList } from './RuleList';
import '../account/account.css';
import './alerts.css';

const feedCalls: FeedCalls = {
  key: 'alert feed',
  read: () => almanac.alerts.getFeed(),
  create: () => almanac.alerts.createFeed(),
  remove: () => almanac.alerts.deleteFeed(),
};

/** The alert rules of the user, what they fired, and how alerts are delivered. A signed-out visitor reads what alerts are. */
export function AlertsPage() {
  const signedIn = useSignedIn();
  return (
    <div class="page alerts">
      <header class="alerts-head">
        <div>
          <h1>Alerts</h1>
          <p class="lead">
            Know when a number is published, revised or passes a level. Before you create an alert, you see when it
            would have fired in the past, by the values that were known at the time.
          </p>
        </div>
        {signedIn && (
          <a class="button primary" href="/alerts/new">
            Create alert
          </a>
        )}
      </header>
      {signedIn ? <SignedIn /> : <AlertsIntroduction />}
    </div>
  );
}

function SignedIn() {
  return (
    <>
      <RuleList />
      <div class="alerts-body">
        <FiringHistory />
        <div>
          <DigestSettings />
          <section class="card">
            <h2>Feed</h2>
            <SecretFeed calls={feedCalls} reader="feed reader" content="your alerts">
              <p class="fine">The feed is Atom, with the latest 100 alerts of all rules.</p>
            </SecretFeed>
          </section>
          <section class="card">
            <h2>Webhooks</h2>
            <p>
              Send alerts to your own program, to Slack or to Discord. <a href="/settings/webhooks">Manage webhooks</a>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
