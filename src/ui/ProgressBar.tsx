interface ProgressBarProps {
  /** From 0 to 100; null while it is unknown. */
  percent: number | null;
  label: string;
  /** Read aloud instead of the percentage. */
  spoken?: string;
}

/** How far something is. */
export function ProgressBar({ percent, label, spoken }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === null ? undefined : Math.round(percent)}
      aria-valuetext={spoken}
      className="bg-base-content/15 h-1.5 grow overflow-hidden rounded-full"
    >
      <div
        className={`h-full origin-left rounded-full transition-transform duration-500 ease-out ${percent === null ? 'skeleton' : 'bg-primary'}`}
        style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
