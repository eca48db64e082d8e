// What `web/play.sh` refuses before it builds anything.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const script = fileURLToPath(new URL('../../web/play.sh', import.meta.url));
// Long enough for the refusal, too short for a build.
const play = (...words) => spawnSync('bash', [script, ...words], { encoding: 'utf8', timeout: 15000 });

test('a port that is no port is refused at once', () => {
  for (const port of ['0', '65536', '123456', 'http', '']) {
    const { status, stderr, stdout } = play('--port', port);
    assert.equal(status, 2, port);
    assert.match(stderr, /from 1 to 65535/);
    assert.equal(stdout, '', 'nothing is built');
  }
});

test('a port that is taken is refused before the build', async () => {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  // The server is never asked anything: the system itself accepts the connection.
  const { status, stderr, stdout } = play('--port', String(server.address().port));
  server.close();
  assert.equal(status, 1);
  assert.match(stderr, /is taken/);
  assert.equal(stdout, '', 'nothing is built');
});

test('an unknown argument is refused with the usage', () => {
  const { status, stderr } = play('--prot', '8080');
  assert.equal(status, 2);
  assert.match(stderr, /usage: bash web\/play.sh/);
  assert.match(stderr, /--prot/);
});
