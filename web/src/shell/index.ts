// What domains may use of the frame around them.
export { permittedAreas } from './areas.ts';
