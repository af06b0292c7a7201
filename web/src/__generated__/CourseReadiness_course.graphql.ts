/**
 * @generated SignedSource<<f95fa54c86ff517b72472c0f59a79b3f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseReadiness_course$data = {
  readonly anons: string | null | undefined;
  readonly description: string | null | undefined;
  readonly forWhom: string | null | undefined;
  readonly img: {
    readonly __typename: "UploadedFile";
  } | null | undefined;
  readonly name: string;
  readonly price: string | null | undefined;
  readonly program: string | null | undefined;
  readonly subcategoriesWithCategories: ReadonlyArray<{
    readonly __typename: "CourseCategory";
  }>;
  readonly type: {
    readonly __typename: "CourseType";
  } | null | undefined;
  readonly " $fragmentType": "CourseReadiness_course";
};
export type CourseReadiness_course$key = {
  readonly " $data"?: CourseReadiness_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseReadiness_course">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseReadiness_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forWhom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "program",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseCategory",
      "kind": "LinkedField",
      "name": "subcategoriesWithCategories",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "64206f3424ab8dd30b4734df1b593450";

export default node;
