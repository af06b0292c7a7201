// What the codes of promo codes are made of, what tells them apart, and many of one pattern.
export {
  codeKey,
  codePattern,
  drawnCodes,
  mostInCode,
  plainCode,
  readableCode,
  type CodePattern,
} from './codes.ts';
