import { EARLY_CALLS } from './firstVisit.ts';

/**
 * The script that sends the early calls with the stored token, unless that is about to expire.
 * @param route an expression for the route's address.
 */
export function earlyCallScript(route: string): string {
  return `
    try {
      var calls = ${JSON.stringify(EARLY_CALLS)}[${route}] || [];
      var token = localStorage.getItem('kilas.access_token');
      var session = JSON.parse(localStorage.getItem('kilas.session') || '{}');
      if (calls.length && token && session.expiresAt > Date.now() + 15000) {
        window.kilasEarly = { token: token, sentAt: Date.now(), answers: {} };
        calls.forEach(function (path) {
          kilasEarly.answers[path] = fetch(path, { headers: { authorization: 'Bearer ' + token } });
          kilasEarly.answers[path].catch(function () {});
        });
      }
    } catch (error) {}
  `;
}
