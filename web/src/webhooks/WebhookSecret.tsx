import type { WebhookWithSecret } from 'almanac-sdk';
import { CopyButton } from '../parts/CopyButton';
import { useInitialFocus } from '../parts/useInitialFocus';

/** The secret of an endpoint that was just created or rotated. It takes the focus, because it is shown only once. */
export function WebhookSecret({ created: { webhook, secret } }: { created: WebhookWithSecret }) {
  const box = useInitialFocus<HTMLElement>();
  return (
    <section class="created-key" ref={box} tabIndex={-1} aria-label="Signing secret">
      <p>
        <strong>Copy the signing secret now.</strong> It is not shown again. Your program verifies with it that a
        request comes from here.
        {webhook.previousSecretUntil !== null && ' For 24 hours, requests are signed with the earlier secret too.'}
      </p>
      <p class="key-value">
        <code>{secret}</code>
        <CopyButton text={secret} label="secret" />
      </p>
    </section>
  );
}
