/**
 * @generated SignedSource<<700cddbe55404e760432ceebf7f5da36>>
 * @relayHash b20fc1f6afd607c5d37b27c49b3303be
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 008b6446741c1fe4332e29958a983b19e5329b3a2e659c7bfde652bdf5301722

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryFilterSelection = "MULTIPLE" | "SINGLE";
export type CategoryView = "LIST" | "TAGS" | "TILES";
export type UpdateCourseCategoryInput = {
  clientMutationId?: string | null | undefined;
  columnsCount?: number | null | undefined;
  filterSelectionType?: CategoryFilterSelection | null | undefined;
  id: string;
  parentId?: string | null | undefined;
  showInCatalog?: boolean | null | undefined;
  slug?: string | null | undefined;
  title?: string | null | undefined;
  version?: string | null | undefined;
  viewType?: CategoryView | null | undefined;
};
export type CategoryFormMutation$variables = {
  input: UpdateCourseCategoryInput;
};
export type CategoryFormMutation$data = {
  readonly updateCourseCategory: {
    readonly courseCategory: {
      readonly " $fragmentSpreads": FragmentRefs<"CategoryForm_category">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CategoryFormMutation = {
  response: CategoryFormMutation$data;
  variables: CategoryFormMutation$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CategoryFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseCategoryPayload",
        "kind": "LinkedField",
        "name": "updateCourseCategory",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CategoryForm_category"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "CategoryFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseCategoryPayload",
        "kind": "LinkedField",
        "name": "updateCourseCategory",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseCategory",
                "kind": "LinkedField",
                "name": "parentCategory",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "showInCatalog",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "columnsCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "filterSelectionType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanUpdate",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "008b6446741c1fe4332e29958a983b19e5329b3a2e659c7bfde652bdf5301722",
    "metadata": {},
    "name": "CategoryFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9670fe9cccc7b8d0a60cd01412c2d98f";

export default node;
