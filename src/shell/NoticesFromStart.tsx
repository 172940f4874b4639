import { useState } from 'react';
import { visitOffer } from '../pwa/installOffer.ts';
import { Notices } from './Banners.tsx';

/**
 * The offer of notifications at the top of a screen: only from its opening on, because it would push down what is
 * looked at.
 */
export function NoticesFromStart() {
  const [isOpen] = useState(() => visitOffer.read() === 'notices');
  return isOpen && <Notices />;
}
