/** Dawn over terraces, in flat layers: the one picture of the landing page, drawn instead of fetched. */
export function DawnScene() {
  return (
    <svg viewBox="0 0 640 360" className="block w-full" aria-hidden="true" focusable="false">
      <rect width="640" height="360" fill="#f7c66b" />
      <rect width="640" height="120" fill="#f0a83f" />
      <rect y="120" width="640" height="50" fill="#f4b853" />
      <circle cx="438" cy="150" r="46" fill="#fff1cf" />
      <circle cx="438" cy="150" r="78" fill="#fff1cf" opacity=".28" />
      <path fill="#8a5a5b" d="M60 236 214 84q22-18 44 0l156 152Z" />
      <path fill="#7a4c53" d="m236 72 22 12 156 152H300l-48-96Z" />
      <path fill="#f7d9a0" d="M0 206q90-22 190-6t210-4 240 0v40H0Z" opacity=".75" />
      <path fill="#3f7c74" d="M0 232q120-34 250-8t230-14 160 4v146H0Z" />
      <path fill="#2f6a66" d="M0 258q150-30 300-6t340-16v124H0Z" />
      <path fill="#f3cf83" d="M0 262q150-30 300-6t340-16v7q-190-8-340 16T0 271Z" opacity=".55" />
      <path fill="#225457" d="M0 292q170-28 330-4t310-14v86H0Z" />
      <path fill="#f3cf83" d="M0 296q170-28 330-4t310-14v6q-180-8-310 15T0 304Z" opacity=".45" />
      <path fill="#173f47" d="M0 326q180-22 350-2t290-10v46H0Z" />
      <path fill="none" stroke="#173f47" strokeWidth="5" strokeLinecap="round" d="M560 330q-8-70 10-128" />
      <path
        fill="#173f47"
        d="M570 204q-34-16-58 8 30-12 58-8Zm0 0q-14-34-46-30 30 4 46 30Zm0 0q6-36 38-38-28 10-38 38Zm0 0q30-20 56 2-28-10-56-2Zm0 0q30 2 36 30-10-24-36-30Z"
      />
    </svg>
  );
}
