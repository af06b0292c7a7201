// Every page's form asks before unsaved changes are lost. (Forms in modals decide themselves.)
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Forms of pages without the question, each with the reason. */
const unguarded = {
  'courses/certificates/NumberForm.tsx': 'looks something up, and saves nothing',
  'forms/custom-fields/variables/BitrixSync.tsx': 'one line, which starts a work',
  'forms/custom-fields/FieldPreview.tsx': 'a sample, which is sent nowhere',
  'forms/custom-fields/variables/VariableInput.tsx': 'one line, which is added to a list',
  'forms/filling/FillingForm.tsx': 'a form for visitors, in other sites’ pages too',
  'payments/purchase/RedeemGiftForm.tsx': 'one line, which is a code',
  'people/account/sign-in/EmailConfirmationScreen.tsx': 'has no field',
  'people/account/sign-in/LoginScreen.tsx': 'a way in',
  'people/account/sign-in/RecoveryScreen.tsx': 'a way in',
  'people/account/sign-in/RegistrationScreen.tsx': 'a way in',
  'people/social/SocialCallbackScreen.tsx': 'a way in',
  'assessments/stress/StressForm.tsx': 'one number, which starts a work',
};

/** The opening tags of forms, up to the `>` outside of braces. */
function formsIn(source: string): string[] {
  return [...source.matchAll(/<Form(?=\s)/g)].map(({ index }) => {
    let depth = 0;
    let end = index;
    while (source[end] !== '>' || depth > 0) {
      if (source[end] === '{') depth += 1;
      if (source[end] === '}') depth -= 1;
      end += 1;
    }
    return source.slice(index, end);
  });
}

it('every page’s form asks before unsaved changes are lost, or stores a draft', () => {
  const files = globSync('**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] });
  const lacking = files.filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const cares = /<ModalBody\b|\buseMessageDraft\(/.test(source);
    return !cares && formsIn(source).some((tag) => !/\sguardUnsaved\b/.test(tag));
  });
  expect(lacking.toSorted()).toEqual(Object.keys(unguarded).toSorted());
});
