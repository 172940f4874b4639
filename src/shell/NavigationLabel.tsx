import { Trans } from '@lingui/react';
import type { NavigationItem } from './navigation.ts';

/** A row's name in the active language. */
export function NavigationLabel({ item }: { item: NavigationItem }) {
  return <Trans {...item.label} />;
}
