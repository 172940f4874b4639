import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * A part of the page that is loaded once the page is painted and idle. If that fails, the page works without it until
 * the next start.
 */
export function lazyIdlePart(load: () => Promise<ComponentType>): ComponentType {
  return function LazyIdlePart() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => whenIdle(() => void load().then((part) => setPart(() => part), ignoreMissing)), []);
    return Part ? <Part /> : null;
  };
}

function ignoreMissing(): void {}
