/**
 * The logo: an aperture of six sides, split by a flash. The same drawing as public/icons/mark.svg, from which the icons
 * are rendered.
 */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="15" fill="#0d1220" />
      <path
        d="M32 8 52.8 20v24L32 56 11.2 44V20Z"
        fill="#f5b13d"
        stroke="#f5b13d"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M44 0 25 34H39L20 64" fill="none" stroke="#0d1220" strokeWidth="5" strokeMiterlimit="10" />
    </svg>
  );
}

/** Logo and name, as in the header. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="text-xl font-extrabold tracking-tight tiny:hidden">Kilas</span>
    </span>
  );
}
