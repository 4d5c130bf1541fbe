import { useSignedIn } from '../account/signedIn';
import { SignInFirst } from '../parts/Failure';

interface Beginning {
  address: string;
  name: string;
  question: string;
}

/** Before a series is chosen: what may be asked, and that it takes an account. */
export function Beginnings({ title, list }: { title: string; list: readonly Beginning[] }) {
  const signedIn = useSignedIn();
  return (
    <>
      {!signedIn && <SignInFirst />}
      <section class="beginnings-list" aria-label={title}>
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
