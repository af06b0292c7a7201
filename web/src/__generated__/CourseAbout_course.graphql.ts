/**
 * @generated SignedSource<<640625da5c5ac46dd11ab0aaf48414d0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseEntityType = "BUNDLE" | "COURSE";
import type { FragmentRefs } from "relay-runtime";
export type CourseAbout_course$data = {
  readonly anons: string | null | undefined;
  readonly author: {
    readonly databaseId: number;
    readonly fullName: string;
  } | null | undefined;
  readonly canBeBought: boolean;
  readonly closeDate: string | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly databaseId: number;
  readonly endDate: string | null | undefined;
  readonly entityType: CourseEntityType;
  readonly folderCourse: {
    readonly name: string;
  } | null | undefined;
  readonly format: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly oldPrice: string | null | undefined;
  readonly price: string | null | undefined;
  readonly startDate: string | null | undefined;
  readonly studentsCount: number;
  readonly subcategoriesWithCategories: ReadonlyArray<{
    readonly id: string;
    readonly parentCategory: {
      readonly title: string;
    } | null | undefined;
    readonly title: string;
  }>;
  readonly type: {
    readonly name: string;
  } | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCoverButtons_course" | "CourseCoverImage_course" | "CourseFields_course" | "CoursePackages_course">;
  readonly " $fragmentType": "CourseAbout_course";
};
export type CourseAbout_course$key = {
  readonly " $data"?: CourseAbout_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseAbout_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseAbout_course",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "entityType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFormat",
      "kind": "LinkedField",
      "name": "format",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFolder",
      "kind": "LinkedField",
      "name": "folderCourse",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseCategory",
      "kind": "LinkedField",
      "name": "subcategoriesWithCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseCategory",
          "kind": "LinkedField",
          "name": "parentCategory",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
      "name": "canBeBought",
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
      "kind": "ScalarField",
      "name": "oldPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeDate",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseCoverImage_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseCoverButtons_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoursePackages_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseFields_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "0b7480f7acf2ee4fdefa0c2afbbae0ee";

export default node;
