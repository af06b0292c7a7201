/**
 * @generated SignedSource<<63c77293a7bc7510db3155785acf2927>>
 * @relayHash 2ef35bc81989b95b13d9d02c90c1e233
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95372f4def06ece0ccaaa151492c8828efa213d322efaa750f4c18e40af74837

import type { ConcreteRequest } from 'relay-runtime';
export type MergeCourseCategoriesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type useCategoryRemovalMergeMutation$variables = {
  input: MergeCourseCategoriesInput;
};
export type useCategoryRemovalMergeMutation$data = {
  readonly mergeCourseCategories: {
    readonly courseCategory: {
      readonly coursesCount: number | null | undefined;
      readonly id: string;
      readonly subcategoriesCount: number | null | undefined;
    } | null | undefined;
    readonly deletedCourseCategoryId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useCategoryRemovalMergeMutation = {
  response: useCategoryRemovalMergeMutation$data;
  variables: useCategoryRemovalMergeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coursesCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subcategoriesCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCourseCategoryId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCategoryRemovalMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeCourseCategoriesPayload",
        "kind": "LinkedField",
        "name": "mergeCourseCategories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseCategory",
            "kind": "LinkedField",
            "name": "courseCategory",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCategoryRemovalMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeCourseCategoriesPayload",
        "kind": "LinkedField",
        "name": "mergeCourseCategories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseCategory",
            "kind": "LinkedField",
            "name": "courseCategory",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "95372f4def06ece0ccaaa151492c8828efa213d322efaa750f4c18e40af74837",
    "metadata": {},
    "name": "useCategoryRemovalMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9913072fde8ffdbeb265b6478e0bb91";

export default node;
