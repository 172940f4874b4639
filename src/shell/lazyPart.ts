import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { prefetchQuietly } from '../pwa/missingFiles.ts';

const Nothing = () => null;

/** A part of a screen that is loaded after it; if its file cannot be loaded, the screen is shown without. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    prefetchQuietly(load).then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
