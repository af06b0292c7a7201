// The light build of hls.js has the types of the whole one, and does not say so.
declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js';
}
