import { useSignedIn } from '../account/signedIn';
import { SignInPrompt } from '../parts/SignInPrompt';

interface Example {
  address: string;
  name: string;
  question: string;
}

/** Before a series is chosen: what may be asked, and that it takes an account. */
export function Examples({ title, list }: { title: string; list: readonly Example[] }) {
  const signedIn = useSignedIn();
  return (
    <>
      {!signedIn && <SignInPrompt />}
      <section class="example-list" aria-label={title}>
        {list.map(({ address, name, question }) => (
          <a key={address} class="card" href={address}>
            <strong>{name}</strong>
            <span>{question}</span>
          </a>
        ))}
      </section>
    </>
  );
}
