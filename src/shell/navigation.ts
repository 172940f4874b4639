import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import Clapperboard from 'lucide-react/icons/clapperboard';
import House from 'lucide-react/icons/house';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import type { LucideIcon } from 'lucide-react';
import type { Role } from '../../contract/schemas/accounts.ts';

export interface NavigationItem {
  to: NonNullable<LinkProps['to']>;
  label: MessageDescriptor;
  /** For the dock; the icons of the other rows come with the menu (`SignedInMenu`). */
  icon?: LucideIcon;
  /** Header: from 1024 px. Menu: everything. Dock: the phone's bottom navigation, at most five. */
  places: readonly ('header' | 'menu' | 'dock')[];
  /** Left out: every signed-in user. */
  role?: 'admin';
}

/** Destinations of signed-in users; header, menu and dock are all rendered from this list, in this order. */
const NAVIGATION: readonly NavigationItem[] = [
  { to: '/home', label: msg`Home`, icon: House, places: ['header', 'menu', 'dock'] },
  { to: '/generate/{-$mode}', label: msg`Generate`, icon: WandSparkles, places: ['header', 'menu', 'dock'] },
  { to: '/template', label: msg`Templates`, icon: LayoutTemplate, places: ['header', 'menu', 'dock'] },
  { to: '/history', label: msg`History`, icon: Clapperboard, places: ['header', 'menu', 'dock'] },
  { to: '/blog', label: msg`Blog`, places: ['header', 'menu'] },
  { to: '/top-up', label: msg`Buy Credits`, places: ['header'] },
  { to: '/top-up', label: msg`Top up`, places: ['menu'] },
  { to: '/redeem-voucher', label: msg`Redeem a voucher`, places: ['menu'] },
  { to: '/payments/history', label: msg`Payment history`, places: ['menu'] },
  { to: '/activity', label: msg`Activity`, places: ['header', 'menu'] },
  { to: '/admin/dashboard', label: msg`Admin Dashboard`, places: ['header', 'menu'], role: 'admin' },
  { to: '/admin/blog', label: msg`Manage the blog`, places: ['menu'], role: 'admin' },
];

/** The rows for one place that this role may see. */
export function navigationFor(place: 'header' | 'menu' | 'dock', role: Role | undefined): NavigationItem[] {
  return NAVIGATION.filter((item) => item.places.includes(place) && (!item.role || item.role === role));
}
