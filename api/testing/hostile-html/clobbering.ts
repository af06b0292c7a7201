// DOM clobbering: names and ids that override properties of `window` and `document`.
const names = (
  'alert location document parent top self opener name history navigator localStorage fetch Promise JSON config settings ' +
  'defaultView cookie body head forms getElementById querySelector currentScript baseURI URL title __proto__ constructor ' +
  'attributes nodeName parentNode childNodes innerHTML submit action length'
).split(' ');

const carriers = [
  (name: string) => `<a id="${name}" href="https://evil.example/">x</a>`,
  (name: string) =>
    `<form id="${name}" name="${name}"><input name="attributes"><input name="nodeName"></form>`,
  (name: string) => `<img id="${name}" name="${name}" src="/media/none">`,
  (name: string) =>
    `<p id="${name}" class="${name}">x</p><a id="${name}" name="x" href="tel:1">y</a>`,
];

export const clobbering: readonly string[] = names.map(
  (name, index) => carriers[index % carriers.length]?.(name) ?? '',
);
