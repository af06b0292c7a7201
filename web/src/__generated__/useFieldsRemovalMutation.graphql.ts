/**
 * @generated SignedSource<<513438409afa9e8ac6a3de56b04331bf>>
 * @relayHash 9c269014b826e54179e0fa7d6625ea96
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdad938bd00e637f876f6bb380edb80e77f866ecfecb518931ab7cf6c26190d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomFieldSubtype = "BID" | "COURSE" | "USER";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type DeleteCustomFieldsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  customFields: CustomFieldSelection;
};
export type CustomFieldSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: CustomFieldMatch | null | undefined;
};
export type CustomFieldMatch = {
  filter?: CustomFieldFilter | null | undefined;
  search?: string | null | undefined;
};
export type CustomFieldFilter = {
  notTypes?: ReadonlyArray<CustomFieldType> | null | undefined;
  subtype?: ReadonlyArray<CustomFieldSubtype> | null | undefined;
  type?: ReadonlyArray<CustomFieldType> | null | undefined;
};
export type useFieldsRemovalMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteCustomFieldsInput;
};
export type useFieldsRemovalMutation$data = {
  readonly deleteCustomFields: {
    readonly deletedCount: number;
    readonly deletedCustomFieldIds: ReadonlyArray<string>;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFieldsRemovalMutation = {
  response: useFieldsRemovalMutation$data;
  variables: useFieldsRemovalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCustomFieldIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "names",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFieldsRemovalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteCustomFieldsPayload",
        "kind": "LinkedField",
        "name": "deleteCustomFields",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "outcome_skipped",
                "selections": (v6/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFieldsRemovalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteCustomFieldsPayload",
        "kind": "LinkedField",
        "name": "deleteCustomFields",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedCustomFieldIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cdad938bd00e637f876f6bb380edb80e77f866ecfecb518931ab7cf6c26190d1",
    "metadata": {},
    "name": "useFieldsRemovalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a0633f21cf7b4a200af321dab584782";

export default node;
