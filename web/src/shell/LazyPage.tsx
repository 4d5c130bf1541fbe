import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../pageProps';
import type { MatchedPage } from '../pages';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';

/** A page whose code is loaded when it is first opened. */
export function LazyPage({ page }: { page: MatchedPage }) {
  const [state, setState] = useState<{ Component?: ComponentType<PageProps>; failure?: unknown }>({});
  useEffect(() => {
    page.load().then(
      (Component) => setState({ Component }),
      (failure) => setState({ failure }),
    );
  }, []);
  if (state.failure !== undefined) {
    return (
      <div class="page">
        <h1 class="visually-hidden">{page.title}</h1>
        <Failure failure={state.failure} retry={() => window.location.reload()} />
      </div>
    );
  }
  const { Component } = state;
  return Component === undefined ? <Loading /> : <Component param={page.param} />;
}
