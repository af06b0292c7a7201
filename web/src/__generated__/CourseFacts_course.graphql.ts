/**
 * @generated SignedSource<<f11c893dc97f3c6c9a35a8b9b742ac6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseEntityType = "BUNDLE" | "COURSE";
import type { FragmentRefs } from "relay-runtime";
export type CourseFacts_course$data = {
  readonly author: {
    readonly databaseId: number;
    readonly fullName: string;
  } | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly databaseId: number;
  readonly entityType: CourseEntityType;
  readonly folderCourse: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly studentsCount: number;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCoverImage_course" | "CoursePackages_course">;
  readonly " $fragmentType": "CourseFacts_course";
};
export type CourseFacts_course$key = {
  readonly " $data"?: CourseFacts_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseFacts_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseFacts_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFolder",
      "kind": "LinkedField",
      "name": "folderCourse",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "studentsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseCoverImage_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoursePackages_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "913d42be1ebbf8a9a486d688c7aa7f4f";

export default node;
