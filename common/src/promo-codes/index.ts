// What the codes of promo codes are made of: readable ones that are made up, and many of one pattern.
export { codePattern, drawnCodes, mostInCode, readableCode, type CodePattern } from './codes.ts';
