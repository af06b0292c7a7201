/**
 * @generated SignedSource<<ee851c1ae195430f6b14e29ecd652844>>
 * @relayHash 74625219a68aed6ba11237d2d5f592e0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5647fa2a161c545e22edde1fef7cd94ed8a3449799f15b5dde043589ddf4925d

import type { ConcreteRequest } from 'relay-runtime';
export type choicesCategoriesQuery$variables = {
  companyId: string;
};
export type choicesCategoriesQuery$data = {
  readonly node: {
    readonly courseCategories?: ReadonlyArray<{
      readonly id: string;
      readonly parentCategory: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly title: string;
    }>;
  } | null | undefined;
};
export type choicesCategoriesQuery = {
  response: choicesCategoriesQuery$data;
  variables: choicesCategoriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "companyId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "companyId"
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
  "name": "title",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseCategory",
          "kind": "LinkedField",
          "name": "parentCategory",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "choicesCategoriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "choicesCategoriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5647fa2a161c545e22edde1fef7cd94ed8a3449799f15b5dde043589ddf4925d",
    "metadata": {},
    "name": "choicesCategoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dbf3e9a69580a1e3f70b49d71300614a";

export default node;
