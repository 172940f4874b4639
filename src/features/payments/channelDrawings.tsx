import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../../contract/payments.ts';

/*
 * Our own drawings, in a field of 48 × 32: no bank's or wallet's logo is copied. White and one lighter colour, on the
 * tile's own (currentColor).
 */

const GOLD = '#ffc93c';
const RED = '#ff6b5e';
const line = { fill: 'none', stroke: '#fff', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Three or four letters, for banks that are known by them. */
const letters = (text: string) => (
  <text x="24" y="20.8" fill="#fff" fontSize="13" fontWeight="800" textAnchor="middle" fontFamily="inherit">
    {text}
  </text>
);

const wallet = (
  <g {...line} strokeWidth="2.6">
    <rect x="12.5" y="9.5" width="23" height="15" rx="4" />
    <path d="M35 14.5h-5.5a2.5 2.5 0 0 0 0 5H35" />
  </g>
);

/** A shop below an awning of two colours. */
const shop = (other: string) => (
  <>
    <path {...line} strokeWidth="2.4" d="M14 19v6.5h20V19M21.5 25v-4.5h5V25" />
    {[0, 1, 2, 3].map((stripe) => (
      <path
        key={stripe}
        fill={stripe % 2 === 0 ? '#fff' : other}
        d={`M${11 + 6.5 * stripe} 7h6.5v7.5a3.25 3.25 0 0 1-6.5 0z`}
      />
    ))}
  </>
);

/** What a channel is drawn with; the others are drawn by their method. */
export const CHANNEL_DRAWINGS: Partial<Record<string, ReactNode>> = {
  BCA_VIRTUAL_ACCOUNT: letters('BCA'),
  // An m over a ribbon.
  MANDIRI_VIRTUAL_ACCOUNT: (
    <g {...line}>
      <path strokeWidth="3.4" d="M14.5 19v-5.3a4.75 4.75 0 0 1 9.5 0V19m0-5.3a4.75 4.75 0 0 1 9.5 0V19" />
      <path strokeWidth="2.4" stroke={GOLD} d="M13 25c3.6-2.6 7.3-2.6 11 0s7.4 2.6 11 0" />
    </g>
  ),
  BNI_VIRTUAL_ACCOUNT: letters('BNI'),
  BRI_VIRTUAL_ACCOUNT: letters('BRI'),
  // What its name means: a gem.
  PERMATA_VIRTUAL_ACCOUNT: (
    <path
      {...line}
      strokeWidth="2.2"
      d="M17.5 7.5h13L36 13.5 24 25 12 13.5zM12.5 13.5h23M20 13.5l4 11 4-11-2.5-6M20 13.5l2.5-6"
    />
  ),
  CIMB_VIRTUAL_ACCOUNT: letters('CIMB'),
  BSI_VIRTUAL_ACCOUNT: letters('BSI'),
  GOPAY: wallet,
  // A D with a wave.
  DANA: (
    <>
      <path fill="#fff" d="M16.5 7.5h6.7a8.5 8.5 0 0 1 0 17h-6.7a1.5 1.5 0 0 1-1.5-1.5V9a1.5 1.5 0 0 1 1.5-1.5z" />
      <path {...line} stroke="currentColor" strokeWidth="2.4" d="M18.5 17c2-2 4-2 6-.3s4 1.7 6-.3" />
    </>
  ),
  // Its three letters, of one line each.
  OVO: (
    <g {...line} strokeWidth="3.2">
      <circle cx="13" cy="16" r="4.6" />
      <path d="M20.3 11.5 24 20.500l3.7-9" />
      <circle cx="35" cy="16" r="4.6" />
    </g>
  ),
  SHOPEEPAY: (
    <>
      <path {...line} strokeWidth="2.2" d="M19.8 12.500c0-7 8.4-7 8.4 0" />
      <path fill="#fff" d="M14.5 12h19l-1.2 12a2.2 2.2 0 0 1-2.2 2H17.900a2.2 2.2 0 0 1-2.2-2z" />
      <path
        {...line}
        stroke="currentColor"
        strokeWidth="2"
        d="M26.7 16.300c-1.5-1.5-5.2-1.4-5.2.7 0 2.3 5.3 1.5 5.3 3.9 0 2.2-4 2.2-5.6.6"
      />
    </>
  ),
  // Two links of a chain.
  LINKAJA: (
    <g {...line} strokeWidth="2.8">
      <path d="M25.5 19.500a4.5 4.5 0 0 1-3 1.100h-6.400a4.6 4.6 0 0 1 0-9.200h6.400c2.5 0 4.5 2 4.5 4.6" />
      <path d="M22.5 12.500a4.5 4.5 0 0 1 3-1.100h6.400a4.6 4.6 0 0 1 0 9.200h-6.400c-2.5 0-4.5-2-4.5-4.6" />
    </g>
  ),
  ALFAMART: shop(GOLD),
  INDOMARET: shop(RED),
};

export const METHOD_DRAWINGS: Record<PaymentMethod, ReactNode> = {
  qris: (
    <path
      fill="#fff"
      d="M8 6h8v8H8zm2 2v4h4V8zM8 18h8v8H8zm2 2v4h4v-4zM20 6h3v3h-3zm4 4h3v3h-3zm-4 4h3v3h-3zm4 4h3v3h-3zm-4 4h3v3h-3zm8-16h3v3h-3zm0 8h3v3h-3zm4 4h3v3h-3zm-4 4h3v3h-3zm6-16h6v6h-6zm2 2v2h2V8zm2 10h4v8h-4v-2h2v-4h-2z"
    />
  ),
  ewallet: wallet,
  // A bank's front.
  'virtual-account': (
    <path {...line} strokeWidth="2.4" d="M13 13.5 24 7.500l11 6zM16.5 17v5M24 17v5M31.5 17v5M14 25.500h20" />
  ),
  retail: shop('#c9d0dc'),
};
