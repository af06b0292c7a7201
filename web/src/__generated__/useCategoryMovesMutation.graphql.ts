/**
 * @generated SignedSource<<52d82190e3ce9a415924144b67b6696e>>
 * @relayHash 15fe1ae363211f088c0f1fde0f4b8002
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d7c4298d6cadb7fd46dfe5214f9cb78700af6d3bd2c61a712309d1b8b2be011

import type { ConcreteRequest } from 'relay-runtime';
export type SortCourseCategoriesInput = {
  categories: ReadonlyArray<CategoryPlaceInput>;
  clientMutationId?: string | null | undefined;
  companyId: string;
};
export type CategoryPlaceInput = {
  id: string;
  parentId?: string | null | undefined;
};
export type useCategoryMovesMutation$variables = {
  input: SortCourseCategoriesInput;
};
export type useCategoryMovesMutation$data = {
  readonly sortCourseCategories: {
    readonly company: {
      readonly courseCategories: ReadonlyArray<{
        readonly id: string;
        readonly parentCategory: {
          readonly id: string;
        } | null | undefined;
        readonly subcategoriesCount: number | null | undefined;
      }> | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCategoryMovesMutation = {
  response: useCategoryMovesMutation$data;
  variables: useCategoryMovesMutation$variables;
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
  "name": "subcategoriesCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseCategory",
  "kind": "LinkedField",
  "name": "parentCategory",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCategoryMovesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseCategoriesPayload",
        "kind": "LinkedField",
        "name": "sortCourseCategories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseCategory",
                "kind": "LinkedField",
                "name": "courseCategories",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v3/*:: as any*/),
                    "to": "NULL"
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useCategoryMovesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseCategoriesPayload",
        "kind": "LinkedField",
        "name": "sortCourseCategories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseCategory",
                "kind": "LinkedField",
                "name": "courseCategories",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7d7c4298d6cadb7fd46dfe5214f9cb78700af6d3bd2c61a712309d1b8b2be011",
    "metadata": {},
    "name": "useCategoryMovesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "85ad7be214bbb2cd92c219713a413c38";

export default node;
