import { useFormats } from '../i18n/useFormats.ts';

/** An amount of rupiah: "Rp 24.000". */
export function Money({ rupiah }: { rupiah: number }) {
  return <span className="figures whitespace-nowrap">{useFormats().rupiah(rupiah)}</span>;
}
