import { useSignedIn } from '../account/signedIn';
import { SignInPrompt } from '../parts/SignInPrompt';

interface Example {
  address: string;
  name: string;
  question: string;
}

/** Example analyses, shown before a series is chosen, with a sign-in prompt if needed. */
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
