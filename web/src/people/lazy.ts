// What other domains may import of people in lazily loaded chunks.
export { useGroupSearch } from './choices.ts';
export { MemberTable } from './MemberTable.tsx';
export { isHeaderLine, parsePerson, severalAddressesMessage } from './pastedPerson.ts';
export { SocialSettings } from './social/SocialSettings.tsx';
export { StaffCard } from './staff/StaffCard.tsx';
export { ObservedTable } from './observers/ObservedTable.tsx';
export { ProfileHelp } from './account/ProfileHelp.tsx';
