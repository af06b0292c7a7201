import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromGlobalId, idsInCompany, requireInCompany, toGlobalId } from './ids.ts';

const id = fc.integer({ min: 1, max: 999_999_999 });
const ref = fc.record({
  type: fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,20}$/),
  companyId: fc.option(id, { nil: null }),
  id,
});

describe('global ids', () => {
  it('decode to what they encode, and differ for different records', () => {
    fc.assert(
      fc.property(ref, ref, (one, other) => {
        expect(fromGlobalId(toGlobalId(one))).toEqual(one);
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(toGlobalId(one) === toGlobalId(other)).toBe(same);
      }),
    );
  });

  it('are base64url of type, company and id', () => {
    const course = toGlobalId({ type: 'Course', companyId: 7, id: 12 });
    expect(Buffer.from(course, 'base64url').toString()).toBe('Course:7:12');
    const company = toGlobalId({ type: 'Company', companyId: null, id: 7 });
    expect(Buffer.from(company, 'base64url').toString()).toBe('Company:7');
  });

  it('have one encoding, and any other text is invalid', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const parsed = fromGlobalId(text);
        expect(parsed === null || toGlobalId(parsed) === text).toBe(true);
      }),
    );
    const encoded = (text: string) => Buffer.from(text).toString('base64url');
    const wrong = [
      'Course:7:0',
      'Course:7:-1',
      'Course:07:1',
      'Course:7:1:2',
      'course:7:1',
      'Course:7:1e3',
    ];
    expect(wrong.map((text) => fromGlobalId(encoded(text)))).toEqual(wrong.map(() => null));
    const padded = Buffer.from('Company:7').toString('base64');
    expect(fromGlobalId(encoded('Company:7'))).not.toBeNull();
    expect(fromGlobalId(`${padded}=`)).toBeNull();
  });

  it('of another company or type are rejected', () => {
    const course = toGlobalId({ type: 'Course', companyId: 7, id: 12 });
    const elsewhere = toGlobalId({ type: 'Course', companyId: 8, id: 12 });
    expect(idsInCompany([course], 'Course', 7)).toEqual([12]);
    expect(idsInCompany([course, elsewhere], 'Course', 7)).toBeNull();
    expect(idsInCompany([course], 'CourseType', 7)).toBeNull();
    expect(() => requireInCompany(course, 'CourseType')).toThrow(
      'Ожидается глобальный идентификатор, как `CourseType.id`, а не идентификатор `Course`.',
    );
  });
});
