// The light build of hls.js has the types of the full one, but does not declare them.
declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js';
}
