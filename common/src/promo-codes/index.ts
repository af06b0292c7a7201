// Promo codes: generation, patterns and comparison.
export {
  codeKey,
  codePattern,
  drawCodes,
  mostInCode,
  plainCode,
  readableCode,
  type CodePattern,
} from './codes.ts';
