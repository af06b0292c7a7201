/**
 * @generated SignedSource<<7ca0603086bed4ae8ebbd3f4d0da5024>>
 * @relayHash f5b05a925c689fb5d224c2308e63868c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f9d7e07f9677050a1e16017de1a276c7d21e471fa2da835206956addd22c84c

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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateCourseCategoryPayload",
    "kind": "LinkedField",
    "name": "createCourseCategory",
    "plural": false,
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewCategoryModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewCategoryModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0f9d7e07f9677050a1e16017de1a276c7d21e471fa2da835206956addd22c84c",
    "metadata": {},
    "name": "NewCategoryModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b97420e1222887a108a07e38ceea45b";

export default node;
