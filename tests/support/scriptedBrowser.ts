/** Follows links and sends forms as a browser does, with cookies by host and path. */
export interface ScriptedBrowser {
  /** Opens an address and follows redirects until a page, or an address that `stopAt` accepts. */
  open(address: string, options?: { method?: string; form?: Record<string, string> }): Promise<Visit>;
}

export interface Visit {
  /** The final address. */
  url: URL;
  status: number;
  html: string;
}

interface Cookie {
  name: string;
  value: string;
  host: string;
  path: string;
}

/** @param stopAt a redirect to such an address is not followed: the visit ends there */
export function createBrowser({ stopAt }: { stopAt: (url: URL) => boolean }): ScriptedBrowser {
  let jar: Cookie[] = [];

  const keep = (url: URL, header: string) => {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attribute = (key: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = attribute('path') ?? '/';
    jar = jar.filter((cookie) => !(cookie.name === name && cookie.host === url.host && cookie.path === path));
    const isOver = attribute('max-age') === '0' || new Date(attribute('expires') ?? Date.now() + 1000) <= new Date();
    if (!isOver) jar.push({ name, value, host: url.host, path });
  };
  const cookiesFor = (url: URL) =>
    jar
      .filter((cookie) => cookie.host === url.host && url.pathname.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');

  return {
    async open(address, { method = 'GET', form } = {}) {
      let url = new URL(address);
      let body = form && new URLSearchParams(form);
      let verb = method;
      for (let hop = 0; hop < 15; hop += 1) {
        const answer = await fetch(url, {
          method: verb,
          redirect: 'manual',
          headers: { cookie: cookiesFor(url) },
          ...(body && { body }),
        });
        for (const header of answer.headers.getSetCookie()) keep(url, header);
        const location = answer.headers.get('location');
        if (!location) return { url, status: answer.status, html: await answer.text() };
        url = new URL(location, url);
        if (stopAt(url)) return { url, status: answer.status, html: '' };
        verb = 'GET';
        body = undefined;
      }
      throw new Error(`The redirects of ${address} do not end.`);
    },
  };
}
