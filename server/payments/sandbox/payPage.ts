import { escapeHtml } from '../../../contract/escapeHtml.ts';
import type { Language } from '../../../contract/languages.ts';
import { BUSINESS_TIME_ZONE } from '../../../contract/limits.ts';
import type { sandboxPayments } from './sandboxTables.ts';

type Payment = typeof sandboxPayments.$inferSelect;

const TEXTS = {
  id: {
    title: 'Pembayaran sandbox',
    mark: 'SANDBOX · bukan uang sungguhan',
    amount: 'Jumlah',
    channel: 'Cara bayar',
    number: 'Nomor',
    reference: 'Referensi',
    deadline: 'Berlaku di sini sampai',
    pay: 'Bayar',
    decline: 'Tolak pembayaran',
    paid: 'Sudah dibayar. Kamu boleh menutup halaman ini; koinnya masuk otomatis.',
    declined: 'Pembayaran ditolak. Tidak ada yang ditagih.',
    cancelled: 'Pembayaran ini dibatalkan, tetapi masih bisa dibayar untuk mencoba.',
    late: 'Batas waktunya sudah lewat, tetapi masih bisa dibayar untuk mencoba.',
    tests: 'Untuk penguji: kabar ke Kilas',
    normal: 'Satu kabar, segera',
    copies: 'Tiga kabar yang sama',
    delayed: 'Kabar terlambat 60 detik',
    lost: 'Kabar hilang (ditemukan oleh penyisiran)',
    forged: 'Kabar dengan token salah',
    less: 'Kurang bayar Rp 1.000',
    unknown: 'Pembayaran ini tidak ada.',
  },
  en: {
    title: 'Sandbox payment',
    mark: 'SANDBOX · no real money',
    amount: 'Amount',
    channel: 'Payment method',
    number: 'Number',
    reference: 'Reference',
    deadline: 'Works here until',
    pay: 'Pay',
    decline: 'Decline payment',
    paid: 'Paid. You may close this page; your credits arrive automatically.',
    declined: 'The payment was declined. Nothing was charged.',
    cancelled: 'This payment was cancelled, but can still be paid to try it.',
    late: 'The time to pay is over, but it can still be paid to try it.',
    tests: 'For testers: the news to Kilas',
    normal: 'One message, at once',
    copies: 'The same message three times',
    delayed: 'Message delayed by 60 seconds',
    lost: 'Message lost (the sweep finds it)',
    forged: 'Message with a wrong token',
    less: 'Pay Rp 1,000 too little',
    unknown: 'There is no such payment.',
  },
} as const satisfies Record<Language, object>;

/** Ways in which a webhook can fail, in the order of the page. */
export const WEBHOOK_FAULTS = ['normal', 'copies', 'delayed', 'lost', 'forged', 'less'] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;min-height:100dvh;display:grid;place-items:center;background:light-dark(#faf6ef,#11151d);color:light-dark(#1d2330,#e6e9ef)}
main{box-sizing:border-box;width:min(100% - 2rem,26rem);padding:1.5rem;border-radius:1rem;background:light-dark(#fff,#1a202c);box-shadow:0 1px 12px #0002}
.mark{display:inline-block;padding:.25rem .75rem;border-radius:99px;background:#f5a524;color:#1d1300;font-weight:700;font-size:.8rem}
h1{font-size:1.25rem;margin:.75rem 0}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
button{width:100%;min-height:48px;margin-top:.75rem;border:0;border-radius:.75rem;font:inherit;font-weight:700;background:#f5a524;color:#1d1300;cursor:pointer}
button.quiet{background:transparent;color:inherit;border:1px solid currentColor}fieldset{margin-top:1rem;border:1px solid #8886;border-radius:.75rem}label{display:block;min-height:32px}p{margin:.75rem 0}`;

/** The page where a tester pays a sandbox payment with a tap. */
export function payPage({
  payment,
  language,
  now,
}: {
  payment: Payment | null;
  language: Language;
  now: Date;
}): string {
  const text = TEXTS[language];
  if (!payment) return page(language, text, `<p>${text.unknown}</p>`);
  const { rupiahs, times } = FORMATS[language];
  const amount = rupiahs.format(payment.amount);
  const deadline = times.format(payment.expiresAt);
  const shown = payment.actions.find(
    (action) => action.descriptor === 'VIRTUAL_ACCOUNT_NUMBER' || action.descriptor === 'PAYMENT_CODE',
  );
  const number = shown ? `<dt>${text.number}</dt><dd>${escapeHtml(shown.value)}</dd>` : '';
  const details = `<dl><dt>${text.amount}</dt><dd><strong>${escapeHtml(amount)}</strong></dd><dt>${text.channel}</dt><dd>${escapeHtml(payment.channelCode.replaceAll('_', ' '))}</dd>${number}
    <dt>${text.reference}</dt><dd>${escapeHtml(payment.referenceId)}</dd><dt>${text.deadline}</dt><dd>${escapeHtml(deadline)} WIB</dd></dl>`;
  return page(
    language,
    text,
    details +
      (payment.status === 'SUCCEEDED'
        ? `<p role="status">${text.paid}</p>`
        : payment.status === 'FAILED'
          ? `<p role="status">${text.declined}</p>`
          : form(payment, text, now)),
  );
}

const formatsOf = (locale: string) => ({
  rupiahs: new Intl.NumberFormat(locale, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }),
  times: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: BUSINESS_TIME_ZONE }),
});
const FORMATS: Record<Language, ReturnType<typeof formatsOf>> = { id: formatsOf('id-ID'), en: formatsOf('en-ID') };

function form(payment: Payment, text: (typeof TEXTS)[Language], now: Date): string {
  const note = payment.status === 'CANCELED' ? text.cancelled : payment.expiresAt < now ? text.late : '';
  const choices = WEBHOOK_FAULTS.map(
    (fault, index) =>
      `<label><input type="radio" name="trick" value="${fault}"${index === 0 ? ' checked' : ''}> ${text[fault]}</label>`,
  ).join('');
  return `${note && `<p>${note}</p>`}<form method="post"><button name="result" value="pay">${text.pay}</button><button class="quiet" name="result" value="decline">${text.decline}</button>
    <details><summary><p style="display:inline-block">${text.tests}</p></summary><fieldset><legend>${text.tests}</legend>${choices}</fieldset></details></form>`;
}

function page(language: Language, text: (typeof TEXTS)[Language], content: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text.title}</title><style>${STYLE}</style></head><body><main><span class="mark">${text.mark}</span><h1>${text.title}</h1>${content}</main></body></html>`;
}
