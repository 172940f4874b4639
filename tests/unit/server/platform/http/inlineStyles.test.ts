/** Styles in a page are allowed one by one by their hash, in the policy of that page only. */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { inlineStyleSources, sendStyledPage } from '../../../../../server/platform/http/inlineStyles.ts';
import type { ServerVariables } from '../../../../../server/platform/http/serverVariables.ts';
import { ANY_STYLE, securityHeaders } from '../../../../../server/platform/http/securityHeaders.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('styles that stand in a page', () => {
  it('are allowed one by one, as the browser reads them', () => {
    const html = `<style>p{color:red}</style><style media="print">p{color:black}</style>
      <p class="a" style="font-family:&quot;A &amp; B&quot;">x</p><p style="margin:0">y</p><p style="margin:0">z</p>`;
    expect(inlineStyleSources(html)).toEqual([
      hash('p{color:red}'),
      hash('p{color:black}'),
      "'unsafe-hashes'",
      hash('font-family:"A & B"'),
      hash('margin:0'),
    ]);
    expect(inlineStyleSources('<p>style="margin:0"</p>')).toEqual([]);
  });

  it('come into the policy of their own page only', async () => {
    const app = new Hono<ServerVariables>();
    app.use('*', securityHeaders({ hashes: { scriptHashes: [], styleHashes: ['sha256-build'] }, isSecure: false }));
    app.get('/styled', (context) => sendStyledPage(context, '<style>p{margin:0}</style>'));
    app.get('/any', (context) => {
      context.set('styleSources', [ANY_STYLE]);
      return context.html('');
    });
    app.get('/usual', (context) => context.html(''));
    const policy = async (address: string) =>
      /style-src [^;]*/.exec((await app.request(address)).headers.get('content-security-policy') ?? '')?.[0];
    expect(await policy('/styled')).toBe(`style-src 'self' ${hash('p{margin:0}')}`);
    expect(await policy('/any')).toBe("style-src 'self' 'unsafe-inline'");
    expect(await policy('/usual')).toBe("style-src 'self' 'sha256-build'");
  });
});
