interface Provider {
  domain: string;
  /** What begins a tag that the provider ignores; `ani+toko@…` is `ani@…`. */
  tag: '+' | '-' | null;
  ignoresDots: boolean;
}

const provider = (domain: string, tag: Provider['tag'], ignoresDots = false): Provider => ({
  domain,
  tag,
  ignoresDots,
});

const GMAIL = provider('gmail.com', '+', true);
const PROTON = provider('proton.me', '+', true);

/** Mailbox providers that deliver several spellings into one box, and the name under which their domains count. */
const PROVIDERS: Record<string, Provider> = {
  'gmail.com': GMAIL,
  'googlemail.com': GMAIL,
  'proton.me': PROTON,
  'protonmail.com': PROTON,
  'pm.me': PROTON,
  'icloud.com': provider('icloud.com', '+'),
  'me.com': provider('icloud.com', '+'),
  'mac.com': provider('icloud.com', '+'),
  'fastmail.com': provider('fastmail.com', '+'),
  'yandex.com': provider('yandex.ru', '+'),
  'yandex.ru': provider('yandex.ru', '+'),
  'ya.ru': provider('yandex.ru', '+'),
  'zoho.com': provider('zoho.com', '+'),
};

/** Providers with a domain for each country, or several of their own: each domain is a mailbox of its own. */
const TAGGED: [RegExp, NonNullable<Provider['tag']>][] = [
  [/^(?:outlook|hotmail|live|msn)\.[a-z.]+$/, '+'],
  [/^(?:yahoo|ymail|rocketmail)\.[a-z.]+$/, '-'],
];

/**
 * One spelling for all the addresses that reach the same mailbox: tags, dots and second domains of the large providers
 * are taken out. Elsewhere they may be different people's, and stay.
 * @param email lower case
 */
export function canonicalMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const tag = TAGGED.find(([pattern]) => pattern.test(domain))?.[1];
  const rule = PROVIDERS[domain] ?? provider(domain, tag ?? null);
  const name = email.slice(0, at);
  const untagged = rule.tag === null ? name : name.split(rule.tag)[0] || name;
  return `${rule.ignoresDots ? untagged.replaceAll('.', '') : untagged}@${rule.domain}`;
}
