-- What payments come to is not added up when their list is shown.
CALL keep_row_sums('payments', 'price', 'status');
