/** Sixteen callers that open a connection for each request until told to stop; prints what became of the requests. */
import { request } from 'node:http';

const port = Number(process.argv[2]);
const report = { answered: 0, refused: 0, cut: [] };
let isEnough = false;
process.once('message', () => (isEnough = true));

const call = () =>
  new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume().on('end', () => resolve((report.answered += 1)));
    });
    // Nothing was sent without a connection.
    asked.on('error', ({ syscall, message }) =>
      resolve(syscall === 'connect' ? (report.refused += 1) : report.cut.push(message)),
    );
    asked.end();
  });
await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (!isEnough) {
      await call();
      if (report.answered + report.refused === 100) process.send('under fire');
    }
  }),
);
process.send(report);
process.disconnect();
