// Promo codes: generation, patterns and comparison.
export {
  codeKey,
  codePattern,
  drawnCodes,
  mostInCode,
  plainCode,
  readableCode,
  type CodePattern,
} from './codes.ts';
