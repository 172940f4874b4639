interface Provider {
  domain: string;
  /** Character that starts a tag ignored by the provider: `ani+toko@…` is `ani@…`. */
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

/** Providers that deliver several spellings into one mailbox, with the canonical name of their domains. */
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

/** Providers with many domains, where the same name in two domains means two mailboxes. */
const TAGGED: [RegExp, NonNullable<Provider['tag']>][] = [
  [/^(?:outlook|hotmail|live|msn)\.[a-z.]+$/, '+'],
  [/^(?:yahoo|ymail|rocketmail)\.[a-z.]+$/, '-'],
];

/**
 * Maps all addresses of one mailbox to one spelling: removes tags and dots and unifies alternative domains of the large
 * providers. Other providers' addresses stay unchanged, since there they may belong to different people.
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
