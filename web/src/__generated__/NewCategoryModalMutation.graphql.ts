/**
 * @generated SignedSource<<b727a3d82de13bfacbc458831b3a014f>>
 * @relayHash bc1b308bb74b6b38cdf245c51c443051
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f9cbf9660fac8b42127b8be1fd5e753918ce07f302616004fcd6efc7b399d07

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
          (v3/*:: as any*/)
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
    "id": "3f9cbf9660fac8b42127b8be1fd5e753918ce07f302616004fcd6efc7b399d07",
    "metadata": {},
    "name": "NewCategoryModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77bb8f1f1e2bd2f5dc96162a9e48c585";

export default node;
