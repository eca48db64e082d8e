// A small static file server for one folder, with node's own http only.
//   node web/serve.mjs [--port N] [FOLDER]      (dist by default)
import { createServer } from 'node:http';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The file an address names, or undefined; never one outside `folder`, even through a link. */
async function find_file(folder, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  try {
    const root = await realpath(folder);
    let file = await realpath(join(root, path));
    if ((await stat(file)).isDirectory()) file = await realpath(join(file, 'index.html'));
    const found = await stat(file);
    if (!file.startsWith(root + sep) || !found.isFile()) return undefined;
    return { file, size: found.size };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES'].includes(error.code)) return undefined;
    throw error;
  }
}

async function answer(folder, late, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await find_file(folder, request.url);
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const delay = late[basename(found.file)];
  if (delay) await new Promise((done) => setTimeout(done, delay));
  response.writeHead(200, {
    'content-type': types[extname(found.file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(found.file).on('error', () => response.destroy()).pipe(response);
}

/**
 * Serves `folder` on this machine alone.
 * @param {string} folder
 * @param {{port?: number, search?: boolean}} options port to use, 0 for any; `search`: where it is
 *   taken, try the ones above; `late`: milliseconds that files of these names wait, as on a slow line
 * @returns {Promise<{address: string, close: () => Promise<void>}>}
 */
export async function serve(folder, { port = 0, search = false, late = {} } = {}) {
  const server = createServer((request, response) => {
    answer(folder, late, request, response).catch((error) => {
      console.error(`serve: ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  const last = search ? port + 100 : port;
  for (let next = port; ; next++) {
    try {
      await new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(next, '127.0.0.1', () => {
          server.removeListener('error', failed);
          done();
        });
      });
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || next >= last) throw error;
    }
  }
  return {
    address: `http://localhost:${server.address().port}/`,
    close: () => new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections?.();
    }),
  };
}

async function main(words) {
  const usage = 'usage: node web/serve.mjs [--port N] [FOLDER]';
  let folder = 'dist', port;
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '--help') return console.log(usage);
    if (words[i] === '--port') {
      port = Number(words[++i]);
      if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${usage}\n--port wants a number from 0 to 65535`);
    } else if (words[i].startsWith('-')) {
      throw new Error(`${usage}\nunknown argument: ${words[i]}`);
    } else {
      folder = words[i];
    }
  }
  await stat(folder).catch(() => {
    throw new Error(`There is no folder ${folder} to serve. Run: bash web/play.sh`);
  });
  const { address } = await serve(resolve(folder), { port: port ?? 8080, search: port === undefined })
    .catch((error) => {
      throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: choose another with --port N`) : error;
    });
  console.log(`Alveole is at ${address}  (Ctrl+C stops it)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
