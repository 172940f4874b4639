import { API_BASE } from '../contract/endpoint.ts';
import { generationEndpoints } from '../contract/generation.ts';
import { DEFAULT_PAGE_SIZE } from '../contract/limits.ts';

const { videoModels, imageModels, imageToVideoModels, imageEditModels, library } = generationEndpoints;

const FIRST_PAGE = `${API_BASE}${library.path}?page=1&page_size=${DEFAULT_PAGE_SIZE}`;

/**
 * What a screen asks the server for at once, by the address of its route, as the client writes the address of each call.
 * The page's first script asks for it, so that the answers are there when the app is (src/api/earlyAnswers.ts).
 */
export const EARLY_CALLS: Record<string, string[]> = {
  '/generate/*': [
    ...[videoModels, imageModels, imageToVideoModels, imageEditModels].map(({ path }) => `${API_BASE}${path}`),
    FIRST_PAGE,
  ],
  '/home': [`${FIRST_PAGE}&status=completed`],
};

/** The script: asks with the kept token, unless that is about to end. @param route an expression for the route's address. */
export function earlyCallScript(route: string): string {
  return `
    try {
      var calls = ${JSON.stringify(EARLY_CALLS)}[${route}] || [];
      var token = localStorage.getItem('kilas.access_token');
      var session = JSON.parse(localStorage.getItem('kilas.session') || '{}');
      if (calls.length && token && session.expiresAt > Date.now() + 15000) {
        window.kilasEarly = { token: token, askedAt: Date.now(), answers: {} };
        calls.forEach(function (path) {
          kilasEarly.answers[path] = fetch(path, { headers: { authorization: 'Bearer ' + token } });
          kilasEarly.answers[path].catch(function () {});
        });
      }
    } catch (error) {}
  `;
}
