/**
 * @generated SignedSource<<542e1ac7ec3bbae2c710fd99075fc320>>
 * @relayHash e66eba6d115730d9b264d665ec61a4db
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 584cbad9c7b1423943be0ff126026052d129b64228272ada85d9ad5c35391047

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryFilterSelection = "MULTIPLE" | "SINGLE";
export type CategoryView = "LIST" | "TAGS" | "TILES";
export type CreateCourseCategoryInput = {
  clientMutationId?: string | null | undefined;
  columnsCount?: number | null | undefined;
  companyId: string;
  filterSelectionType?: CategoryFilterSelection | null | undefined;
  parentId?: string | null | undefined;
  showInCatalog?: boolean | null | undefined;
  slug?: string | null | undefined;
  title: string;
  viewType?: CategoryView | null | undefined;
};
export type NewCategoryModalMutation$variables = {
  input: CreateCourseCategoryInput;
};
export type NewCategoryModalMutation$data = {
  readonly createCourseCategory: {
    readonly courseCategory: {
      readonly databaseId: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type NewCategoryModalMutation = {
  response: NewCategoryModalMutation$data;
  variables: NewCategoryModalMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
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
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewCategoryModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseCategoryPayload",
        "kind": "LinkedField",
        "name": "createCourseCategory",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "NewCategoryModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseCategoryPayload",
        "kind": "LinkedField",
        "name": "createCourseCategory",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "584cbad9c7b1423943be0ff126026052d129b64228272ada85d9ad5c35391047",
    "metadata": {},
    "name": "NewCategoryModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08edb48df6d78f5238344ca84b3c7209";

export default node;
