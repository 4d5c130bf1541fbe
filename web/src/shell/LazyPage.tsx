import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OpenPage, PageProps } from '../pages';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';

/** A page whose code is fetched when it is first opened. */
export function LazyPage({ page }: { page: OpenPage }) {
  const [shown, setShown] = useState<{ Component?: ComponentType<PageProps>; failure?: unknown }>({});
  useEffect(() => {
    page.load().then(
      (Component) => setShown({ Component }),
      (failure) => setShown({ failure }),
    );
  }, []);
  if (shown.failure !== undefined) return <Failure failure={shown.failure} again={() => window.location.reload()} />;
  const { Component } = shown;
  return Component === undefined ? <Loading /> : <Component part={page.part} />;
}
