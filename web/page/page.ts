// Mounts a board in every element marked with data-alveole; its value names what is kept for it.
import { Board } from '../board/board.js';

for (const host of document.querySelectorAll<HTMLElement>('[data-alveole]')) {
  const board = new Board(host, {
    base: new URL('.', import.meta.url),
    name: host.dataset['alveole'] || 'board',
  });
  // The first one answers to tests, and to whoever is curious in the browser's console.
  if (!('alveole' in window)) Object.assign(window, { alveole: board });
  void board.start();
}
